/** Shows a long step with its running time; the returned function ends the line and returns the seconds it took. */
export function showProgress(label: string): () => number;
