interface OpenEdit {
  id: string;
  /** Renders what is shown, where it can be written. */
  render: () => Promise<unknown>;
}

let open: OpenEdit | undefined;

/** The editor on the page says that it is there: it knows its strokes better than what was written down of them. */
export function setOpenEdit(edit: OpenEdit): () => void {
  open = edit;
  return () => {
    if (open === edit) open = undefined;
  };
}

export function findOpenEdit(id: string): OpenEdit | undefined {
  return open?.id === id ? open : undefined;
}
