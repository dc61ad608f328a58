/**
 * The library's settings, as JSON. Known signers are listed one by one: an issuer's whole clientele is not "us".
 * Everything that would go to the network is off, and thumbnails are too: they would be a picture of the upload.
 */
export function settingsFor(knownSigners: readonly string[]): string {
  return JSON.stringify({
    trust: knownSigners.length > 0 ? { allowed_list: knownSigners.join('') } : {},
    verify: {
      verify_trust: true,
      verify_after_reading: true,
      verify_after_sign: false,
      remote_manifest_fetch: false,
      ocsp_fetch: false,
    },
    core: { allowed_network_hosts: [] },
    builder: { thumbnail: { enabled: false } },
  });
}
