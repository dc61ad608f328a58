import { useState } from 'react';
import * as z from 'zod';
import { createTabStorage } from '../../lib/tab-storage.ts';

const storage = createTabStorage(() => localStorage);
const key = 'catalog_tutorial_closed';

/** Open until it is closed once in this browser; after that, whenever it is asked for. */
export function useTutorial() {
  const [isOpen, setIsOpen] = useState(() => storage.find(key, z.boolean()) !== true);
  return {
    isOpen,
    open: () => setIsOpen(true),
    close: () => {
      setIsOpen(false);
      storage.save(key, true);
    },
  };
}
