/** A toast stays for a moment after its button has been pressed. */
const pressed = new WeakSet<Element>();

/** The button of the newest toast that offers to take something back, which is marked `data-undo`; undefined where none does. */
export function newestUndo(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-undo]')].findLast(
    (button) => !pressed.has(button),
  );
}

/** Presses it; whether there was one. The focus stays where it is. */
export function undoNewest(button = newestUndo()): boolean {
  if (!button) return false;
  pressed.add(button);
  button.click();
  return true;
}
