import { actionDescriptions, digitalSourceType, generator, madeWithAi, type ProvenanceAction } from './statement.ts';

const namespace = 'urn:semblante:provenance:1.0';

/** `embedded`: the file was signed, so one that says so and holds no manifest lost it. `none`: it never had one. */
export type ManifestPromise = 'embedded' | 'none';

/** The XMP packet of an output. It says what was done and by which program, and nothing about anybody. */
export function xmpPacket({ action, manifest }: { action: ProvenanceAction; manifest: ManifestPromise }): string {
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about=""',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ` xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:semblante="${namespace}"`,
    ` xmp:CreatorTool="${generator.name} ${generator.version}"`,
    ` Iptc4xmpExt:DigitalSourceType="${digitalSourceType}"`,
    ` semblante:manifest="${manifest}">`,
    `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${madeWithAi} ${actionDescriptions[action]}.</rdf:li></rdf:Alt></dc:description>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('');
}

/** Whether a packet is one of ours, and what it promises. Other programs' packets promise nothing. */
export function findManifestPromise(packet: string): ManifestPromise | undefined {
  if (!packet.includes(namespace)) return undefined;
  const promise = /semblante:manifest="(embedded|none)"/.exec(packet)?.[1];
  return promise as ManifestPromise | undefined;
}
