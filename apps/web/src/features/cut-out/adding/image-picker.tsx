import { imageTypes } from '@semblante/contracts';
import type { ReactNode } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';

/** All kinds of pictures: a phone that hides the others would not say why. What we take is said after the choice. */
export const imageAccept = ['image/*', ...imageTypes].join(',');

interface ImagePickerProps {
  onFiles: (files: File[]) => void;
  className: string;
  children: ReactNode;
}

/** A button that is a file input all along. */
export function ImagePicker({ onFiles, className, children }: ImagePickerProps) {
  return (
    <label
      className={joinClasses(
        className,
        'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
      )}
    >
      <input
        type="file"
        accept={imageAccept}
        multiple
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file again must count as a change.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      {children}
    </label>
  );
}
