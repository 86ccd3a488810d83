import DOM
import GameCore

func checkElements(stage: Element, field: Element) {
  Log.write("missing \(Element.find("#nowhere") == nil)")
  let first = Element.make("div")
  let last = Element.make("div")
  stage.append(last)
  stage.insert(first, before: last)
  first.setAttribute("data-name", "first")
  last.setAttribute("data-name", "größer")
  Log.write("children \(stage.findAll("div") == [first, last])")
  Log.write("none \(stage.findAll("p").isEmpty)")
  Log.write("attribute", last.attribute("data-name"))
  last.setAttribute("data-name", nil)
  Log.write("attribute", last.attribute("data-name"))
  first.setText("‹1›")
  Log.write("text", first.text)
  first.toggleClass("on", true)
  Log.write("matches \(first.matches("div.on")) \(last.matches("div.on"))")
  Log.write("closest \(first.closest("main") == stage) \(first.closest("ul") == nil)")
  Log.write("contains \(stage.contains(first)) \(first.contains(stage))")
  Log.write("value", field.valueBytes)
  field.value = "7"
  field.setProperty("disabled", true)
  Log.write("value \(field.value) \(field.property("disabled"))")
  first.setStyle("width", "120px")
  first.setStyle("height", "30px")
  first.setStyle("--x", "5px")
  let bounds = first.bounds
  Log.write("bounds \(bounds.width == 120) \(bounds.height == 30) \(bounds.left == stage.bounds.left)")

  let drawing = Element.makeSVG("svg")
  stage.append(drawing)
  Log.write("svg \(drawing.bounds.width == 300)")

  let dialog = Element.make("dialog")
  Log.write("refused \(dialog.call("showModal"))")
  stage.append(dialog)
  dialog.call("showModal")
  Log.write("open \(dialog.property("open"))")
  dialog.call("close")

  first.remove()
  first.setText("a ghost")
  Log.write("removed \(stage.findAll("div") == [last]) \(first.matches("div"))")
  stage.removeChildren()
  Log.write("emptied \(stage.findAll("*").isEmpty)")
}

/// Checks that removing elements removes their listeners: adds and removes a thousand elements, and then counts the
/// clicks on one more.
func checkListeners(stage: Element) {
  for _ in 0..<1000 {
    let outer = Element.make("div")
    let inner = Element.make("button")
    inner.listen("click") { _ in Log.write("a listener outlived its element") }
    outer.append(inner)
    stage.append(outer)
    outer.remove()
    inner.call("click")
  }
  let button = Element.make("button")
  stage.append(button)
  var clicks = 0
  let subscription = button.listen("click") { _ in clicks += 1 }
  button.listen("click") { _ in clicks += 10 }
  button.call("click")
  subscription.cancel()
  subscription.cancel()
  button.call("click")
  Log.write("clicks \(clicks)")

  // An element may remove itself during its click.
  let fleeting = Element.make("button")
  stage.append(fleeting)
  fleeting.listen("click") { event in
    fleeting.remove()
    Log.write("fled \(event.target == nil || !stage.contains(fleeting))")
  }
  fleeting.call("click")
}
