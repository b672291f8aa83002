/**
 * Prints the screen, as `print.css` lays it out on paper. For an interviewer the page says so until that is over, and what is
 * marked `data-print="team"` is left out.
 */
export function printPage(reader?: 'interviewer'): void {
  const page = document.documentElement;
  const forget = () => page.removeAttribute('data-print-for');
  forget();
  if (reader) page.setAttribute('data-print-for', reader);
  window.addEventListener('afterprint', forget, { once: true });
  window.print();
}
