/** Somebody's own words: shown as they were written. */
export function CaseWords({ title, text, notes = [] }: { title: string; text: string; notes?: readonly string[] }) {
  return (
    <div className="rounded-control bg-fill px-4 py-3">
      <p className="font-[650]">{title}</p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      {notes.map((note) => (
        <p key={note} className="text-muted wrap-anywhere">
          {note}
        </p>
      ))}
    </div>
  );
}
