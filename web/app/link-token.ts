import { useLocation } from '@tanstack/react-router';

/**
 * What stands in a link that works once; '' without. Behind #, which browsers send to nobody: neither a log nor another
 * page learns it.
 */
export function useLinkToken(): string {
  const hash = useLocation({ select: (location) => location.hash });
  return new URLSearchParams(hash).get('token') ?? '';
}
