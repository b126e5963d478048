/**
 * Wraps each text as Chrome's translation does, so that React cannot hydrate the page. Uses nothing from its scope,
 * because journeys run its source in a page.
 */
export function translateTexts(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest('option, script, style')) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
}
