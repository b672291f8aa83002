import { useEffect } from 'react';
import { useAppName } from './app-info.ts';

/** Titles the document "{title} · {product name}", or with the product's name alone. */
export function useDocumentTitle(title: string | null): void {
  const appName = useAppName();
  useEffect(() => {
    document.title = [title, appName].filter(Boolean).join(' · ');
  }, [title, appName]);
}
