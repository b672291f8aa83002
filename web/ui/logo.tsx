/** The product's mark: a step upward, and the person who takes it. */
export function Logo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--mantine-color-peacock-7)" />
      <path
        d="M10 23V13.5L22 23V9"
        fill="none"
        stroke="#fff"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="10" cy="8.6" r="2.1" fill="var(--mantine-color-peacock-2)" />
    </svg>
  );
}
