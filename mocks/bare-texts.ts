/** Texts whose very node the renderer keeps: a translator that replaces one would break the screen. docs/adr/0018. */
export function bareTexts(root: Node): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const bare: string[] = [];
  while (texts.nextNode()) {
    const isKept = Object.keys(texts.currentNode).some((key) => key.startsWith('__reactFiber'));
    if (isKept)
      bare.push(`${texts.currentNode.nodeValue} (in ${texts.currentNode.parentElement?.outerHTML.slice(0, 120)})`);
  }
  return bare;
}
