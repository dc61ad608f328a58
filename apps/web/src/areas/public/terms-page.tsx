import { LegalDocument } from './legal-document.tsx';

export function Component() {
  return <LegalDocument name="terms" updatedOn="2026-11-18" />;
}
