"""Sends questions to the coaches' workers, as the pages do."""

from playwright.sync_api import Page

# Sends the questions one after another, and collects the answers with their times.
ASK = """async ([files, questions]) => {
    const worker = new Worker(document.documentElement.dataset.release + "worker.js");
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
    """Returns the answers of a worker that loads these files, each with its time in milliseconds. The page must be in a
    game's folder, because the worker's path is relative."""
    return [(answer, time) for answer, time in page.evaluate(ASK, [files, questions])]


def ask(page: Page, files: str, questions: list[str]) -> list[str]:
    """Returns the answers without their times."""
    return [answer for answer, _ in ask_and_time(page, files, questions)]
