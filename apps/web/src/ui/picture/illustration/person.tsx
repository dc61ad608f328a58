import { hairBehind, hairOver } from './hair.tsx';
import { bodies, faces } from './people.ts';
import type { Body, BodyName, Face, FaceName } from './people.ts';

const headShape =
  'M132 132C132 84 160 62 200 62C240 62 268 84 268 132V160C268 212 240 246 200 246C160 246 132 212 132 160Z';

interface PersonProps {
  body: BodyName;
  /** Without a face, the head is green with tracking marks: the place where a face goes. */
  face?: FaceName;
}

/** Head and shoulders in a 400 by 360 box, the middle of the face at 200. */
export function Person({ body: bodyName, face: faceName }: PersonProps) {
  const body: Body = bodies[bodyName];
  const face: Face | undefined = faceName === undefined ? undefined : faces[faceName];
  return (
    <g>
      <g fill={body.hairColour}>{hairBehind[body.hair]}</g>
      <path
        fill={body.shirt}
        d="M38 360C44 302 88 286 136 278Q148 276 154 272L200 290L246 272Q252 276 264 278C312 286 356 302 362 360Z"
      />
      <Neck colour={face?.skin ?? body.neck} />
      {face === undefined ? <FacePlace /> : <FaceDrawing face={face} />}
      <g fill={body.hairColour}>{hairOver[body.hair]}</g>
    </g>
  );
}

function Neck({ colour }: { colour: string }) {
  const shape =
    'M168 212H232V260C232 274 240 281 252 284C242 306 223 316 200 316C177 316 158 306 148 284C160 281 168 274 168 260Z';
  return (
    <>
      <path fill={colour} d={shape} />
      <path fill="#000" opacity=".14" d={shape} />
    </>
  );
}

function FacePlace() {
  return (
    <>
      <path fill="var(--chroma-area)" d={headShape} />
      <path
        stroke="var(--on-chroma)"
        strokeWidth="6"
        strokeLinecap="round"
        d="M168 140v22M157 151h22M232 140v22M221 151h22M200 192v22M189 203h22"
      />
    </>
  );
}

function FaceDrawing({ face }: { face: Face }) {
  return (
    <>
      <g fill={face.skin}>
        <circle cx="132" cy="160" r="17" />
        <circle cx="268" cy="160" r="17" />
        <path d={headShape} />
      </g>
      <path
        fill="#000"
        opacity=".14"
        d="M200 62C240 62 268 84 268 132V160C268 212 240 246 200 246V198L217 190L200 138ZM268 143A17 17 0 0 1 266.5 177Q268 168 268 160Z"
      />
      {face.blush !== undefined && (
        <g fill={face.blush} opacity=".45">
          <circle cx="158" cy="184" r="14" />
          <circle cx="242" cy="184" r="14" />
        </g>
      )}
      {face.freckles !== undefined && <Freckles colour={face.freckles} />}
      {face.beard !== undefined && (
        <path
          fill={face.beard}
          d="M132 152V162C134 214 162 246 200 246C238 246 266 214 268 162V152C260 190 244 198 228 193Q200 184 172 193C156 198 140 190 132 152Z"
        />
      )}
      <Eyes face={face} />
      <Mouth face={face} />
    </>
  );
}

function Freckles({ colour }: { colour: string }) {
  return (
    <g fill={colour}>
      <circle cx="158" cy="177" r="3" />
      <circle cx="170" cy="184" r="3" />
      <circle cx="230" cy="184" r="3" />
      <circle cx="242" cy="177" r="3" />
    </g>
  );
}

function Eyes({ face }: { face: Face }) {
  return (
    <>
      <path
        fill="none"
        stroke={face.brow}
        strokeWidth="9"
        strokeLinecap="round"
        d="M153 129Q166 119 181 126M219 126Q234 119 247 129"
      />
      {face.eyes === 'closed' ? (
        <path
          fill="none"
          stroke="#1B1410"
          strokeWidth="6.5"
          strokeLinecap="round"
          d="M157 153Q168 163 179 153M221 153Q232 163 243 153"
        />
      ) : (
        <g fill="#1B1410">
          <ellipse cx="168" cy="154" rx="7.5" ry="9.5" />
          <ellipse cx="232" cy="154" rx="7.5" ry="9.5" />
        </g>
      )}
      {face.glasses !== undefined && (
        <g fill="none" stroke={face.glasses} strokeWidth="6.5">
          <circle cx="168" cy="156" r="25" />
          <circle cx="232" cy="156" r="25" />
          <path d="M193 152Q200 147 207 152" />
        </g>
      )}
    </>
  );
}

function Mouth({ face }: { face: Face }) {
  if (face.mouth === 'grin') {
    return (
      <>
        <path fill={face.lip} d="M169 202H231Q226 232 200 232Q174 232 169 202Z" />
        <path fill="#fff" d="M173 202H227L225 211H175Z" />
      </>
    );
  }
  return (
    <>
      <path
        fill="none"
        stroke={face.lip}
        strokeWidth="9"
        strokeLinecap="round"
        d={face.mouth === 'smile' ? 'M173 206Q200 229 227 206' : 'M180 214Q200 219 220 214'}
      />
      {face.moustache !== undefined && (
        <path fill={face.moustache} d="M162 202Q178 184 200 192Q222 184 238 202Q218 208 200 201Q182 208 162 202Z" />
      )}
    </>
  );
}
