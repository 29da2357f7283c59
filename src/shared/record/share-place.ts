/** Marks what a panel shares with its list, and the list, which is the element before it, for record.css; the answer ends that. */
export function sharePlace(panel: Element | null): () => void {
  const place = panel?.parentElement;
  let list: Element | null = null;
  const mark = (on: boolean) => {
    place?.toggleAttribute('data-record-place', on);
    list?.toggleAttribute('data-record-list', on);
  };
  const find = () => {
    mark(false);
    list = panel?.previousElementSibling ?? null;
    mark(true);
  };
  const changes = new MutationObserver(find);
  if (place) changes.observe(place, { childList: true });
  find();
  return () => {
    changes.disconnect();
    mark(false);
  };
}
