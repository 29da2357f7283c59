/** A place between two characters of a text on the page. */
export interface TextPlace {
  node: Node;
  offset: number;
}

export function textPlace(node: Node | null | undefined, offset = 0): TextPlace | undefined {
  return node ? { node, offset } : undefined;
}

/** Selects the word at the place, as a double click there does; nothing where no word is. */
export function selectWordAt({ node, offset }: TextPlace): void {
  const word = node.nodeType === Node.TEXT_NODE ? wordAt(node.textContent ?? '', offset) : undefined;
  if (word) window.getSelection()?.setBaseAndExtent(node, word.start, node, word.end);
}

/** The bounds of the word that holds the offset, or that ends there. */
export function wordAt(text: string, offset: number): { start: number; end: number } | undefined {
  const words = new Intl.Segmenter('es', { granularity: 'word' }).segment(text);
  const found = [words.containing(offset), words.containing(offset - 1)].find((segment) => segment?.isWordLike);
  return found && { start: found.index, end: found.index + found.segment.length };
}
