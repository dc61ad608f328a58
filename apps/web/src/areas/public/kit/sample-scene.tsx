import { WholePerson } from '../../../ui/picture/illustration.tsx';

/** A drawn picture that stands for a frame of a video: one body at the seaside, with the face asked for. */
export function SampleScene({ face }: { face: 'rita' | 'lina' }) {
  return (
    <div className="relative overflow-hidden bg-[#F7B267]" aria-hidden="true">
      <span className="absolute top-[18%] left-[62%] aspect-square w-1/5 rounded-full bg-[#FFE3A3]" />
      <span className="absolute inset-x-0 top-[55%] h-1/4 bg-[#2A7F9E]" />
      <span className="absolute inset-x-0 bottom-0 h-[22%] bg-[#EBCB9A]" />
      <WholePerson who="rita" face={face} className="absolute bottom-0 left-1/2 h-[92%] -translate-x-1/2" />
    </div>
  );
}
