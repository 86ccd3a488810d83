"""The site as the server serves it."""

import http.client
import json


def get(server, path: str) -> tuple[http.client.HTTPResponse, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    server.connections.append(connection)
    connection.request("GET", path)
    response = connection.getresponse()
    return response, response.read()


def test_server_info_is_the_same_with_and_without_a_site(start, sqlite, tmp_path, subtests):
    """The server ignores a server.json in the site's folder."""
    for number, files in enumerate([None, {"index.html": "<p>Hi"}, {"index.html": "<p>Hi", "server.json": '{"api": null}'}]):
        with subtests.test(files=files):
            site = {}
            if files:
                folder = tmp_path / f"site {number}"
                folder.mkdir()
                for name, content in files.items():
                    (folder / name).write_text(content)
                site = {"PARLOR_SITE": str(folder)}
            server = start(f"{sqlite}-{number}", **site)
            response, body = get(server, "/server.json")
            assert response.status == 200 and json.loads(body) == {"api": "api/v1"}
            assert response.headers["Content-Type"] == "application/json"
            assert response.headers["Cache-Control"] == "no-cache"
            assert get(server, "/" + json.loads(body)["api"] + "/days/today")[0].status == 200
            if files:
                assert get(server, "/")[1] == b"<p>Hi"
