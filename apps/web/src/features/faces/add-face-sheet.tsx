import { createContext, type ReactNode, useContext, useState } from 'react';
import { AddFaceModal } from './add-face-modal.tsx';

const OpenSheet = createContext<() => void>(() => {});

/** The sheet for a new face, above the views of its page: a video that becomes ready meanwhile changes the view, and what was filled in stays. */
export function AddFaceSheet({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <OpenSheet value={() => setIsOpen(true)}>
      {children}
      <AddFaceModal open={isOpen} onClose={() => setIsOpen(false)} />
    </OpenSheet>
  );
}

export function useOpenAddFace(): () => void {
  return useContext(OpenSheet);
}
