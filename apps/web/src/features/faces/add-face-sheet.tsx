import type { Face } from '@semblante/contracts';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { AddFaceModal } from './add-face-modal.tsx';

type WhenAdded = (face: Face) => void;

const OpenSheet = createContext<(whenAdded?: WhenAdded) => void>(() => {});

/**
 * The sheet for a new face, above the views of its page: a video that becomes ready meanwhile changes the view, and
 * what was filled in stays.
 */
export function AddFaceSheet({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const visit = useRef<{ face?: Face; whenAdded?: WhenAdded | undefined }>({});

  function open(whenAdded?: WhenAdded) {
    visit.current = { whenAdded };
    setIsOpen(true);
  }
  // What is said about the photo is read first.
  function close() {
    const { face, whenAdded } = visit.current;
    visit.current = {};
    setIsOpen(false);
    if (face !== undefined) whenAdded?.(face);
  }

  return (
    <OpenSheet value={open}>
      {children}
      <AddFaceModal open={isOpen} onClose={close} onAdded={(face) => void (visit.current.face = face)} />
    </OpenSheet>
  );
}

/** `whenAdded` is called once the sheet is closed. */
export function useOpenAddFace(): (whenAdded?: WhenAdded) => void {
  return useContext(OpenSheet);
}
