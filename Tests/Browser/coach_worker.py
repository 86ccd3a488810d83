"""The coaches' workers, asked as the pages ask them."""

from playwright.sync_api import Page

# A line of questions, a line of answers.
ASK = """async ([files, questions]) => {
    const worker = new Worker("../worker.js");
    worker.postMessage(files);
    const answers = [];
    for (const question of questions) {
        const start = performance.now();
        worker.postMessage(new TextEncoder().encode(question));
        const answer = await new Promise((tell) => (worker.onmessage = ({ data }) => tell(data)));
        answers.push([new TextDecoder().decode(answer), performance.now() - start]);
    }
    worker.terminate();
    return answers;
}"""


def ask_and_time(page: Page, files: str, questions: list[str]) -> list[tuple[str, float]]:
    """The answers of a worker with these files, each with the milliseconds that it took, on the page of a game."""
    return [(answer, time) for answer, time in page.evaluate(ASK, [files, questions])]


def ask(page: Page, files: str, questions: list[str]) -> list[str]:
    """The answers alone."""
    return [answer for answer, _ in ask_and_time(page, files, questions)]
