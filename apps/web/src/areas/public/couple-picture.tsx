import { HalfPerson } from '../../ui/picture/illustration.tsx';

/** The drawing of a page without an example. */
export function CouplePicture({ couple }: { couple: 'studio' | 'set' }) {
  return <HalfPerson couple={couple} className="-mb-px max-h-full w-full lg:w-[min(80%,40rem)]" />;
}
