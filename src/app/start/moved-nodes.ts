/**
 * Extensions put elements of this page into wrappers of their own. The renderer still asks the parent it knows to remove
 * such an element, or to place another one before it, which throws and would take the screen away.
 */
export function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode ? (removeChild.call(child.parentNode, child) as Child) : child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    let sibling = before;
    while (sibling && sibling.parentNode !== this) sibling = sibling.parentNode;
    return insertBefore.call(this, child, sibling) as Child;
  };
}
