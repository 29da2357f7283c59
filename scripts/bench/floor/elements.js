// What the page by hand is made of.
/** An element with a class, texts and other elements in it. */
export function h(tag, name, ...children) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  element.append(...children);
  return element;
}

export function button(text, onClick) {
  const element = h('button', '', text);
  element.type = 'button';
  if (onClick) element.addEventListener('click', onClick);
  return element;
}

export function select(options, onChange) {
  const element = h('select');
  element.append(...options.map((text, index) => new Option(text, index === 0 ? '' : text)));
  if (onChange) element.addEventListener('change', () => onChange(element.value));
  return element;
}
