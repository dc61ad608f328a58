import { LegalDocument } from './legal-document.tsx';

export function Component() {
  return <LegalDocument name="privacy" updatedOn="2026-11-17" />;
}
