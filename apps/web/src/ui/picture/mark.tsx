interface MarkHalvesProps {
  /** The second half, when it cannot be green because it stands on green. */
  second?: string;
}

/** Two halves of a face that do not quite meet; drawn inside a 64 by 64 box. */
export function MarkHalves({ second = '#57D941' }: MarkHalvesProps) {
  return (
    <>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M30.6 4.5C16.8 4.5 8.5 13.5 8.5 26.2C8.5 40.8 17.8 51.6 30.6 52ZM20.6 21.6a3.4 3.4 0 1 0 0 6.8a3.4 3.4 0 0 0 0-6.8ZM17.2 35.7C20.3 40.4 24.8 42.9 30.6 43.1V39.3C26.2 39.1 22.8 37.2 20.4 33.6Z"
      />
      <path
        fill={second}
        fillRule="evenodd"
        d="M33.4 12C47.2 12 55.5 21 55.5 33.7C55.5 48.3 46.2 59.1 33.4 59.5ZM43.4 29.1a3.4 3.4 0 1 1 0 6.8a3.4 3.4 0 0 1 0-6.8ZM46.8 43.2C43.7 47.9 39.2 50.4 33.4 50.6V46.8C37.8 46.6 41.2 44.7 43.6 41.1Z"
      />
    </>
  );
}

/** The sign without the word, as a picture. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className ?? 'size-16'}>
      <MarkHalves />
    </svg>
  );
}
