import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { EngineError } from '../engine-error.ts';

/** C2PA's names of the algorithms it allows (spec 2.2, 13.2), as far as node:crypto signs with them. */
export type SignatureAlgorithm = 'es256' | 'es384' | 'es512' | 'ps256' | 'ed25519';

export interface SigningCertificate {
  /** The signer's own first, then who issued it; each one PEM. */
  chain: readonly string[];
  key: KeyObject;
  algorithm: SignatureAlgorithm;
  origin: 'configured' | 'development';
}

const algorithmOfCurve: Readonly<Record<string, SignatureAlgorithm>> = {
  prime256v1: 'es256',
  secp384r1: 'es384',
  secp521r1: 'es512',
};

/**
 * Takes a PEM chain (signer first) and its private key, and refuses a pair that could not sign, before any file is
 * written.
 */
export function readCertificate(pem: {
  chain: string;
  key: string;
  origin?: SigningCertificate['origin'];
}): SigningCertificate {
  const chain = splitPem(pem.chain);
  const leaf = parse(chain[0]);
  const key = parseKey(pem.key);
  if (!leaf.checkPrivateKey(key))
    throw new EngineError('engine.input_invalid', {
      what: 'certificate',
      why: 'the key is not the one of the first certificate',
    });
  for (const issuer of chain.slice(1)) parse(issuer);
  return { chain, key, algorithm: algorithmOf(key), origin: pem.origin ?? 'configured' };
}

export function splitPem(pem: string): string[] {
  return (pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map((block) => `${block}\n`);
}

function parse(pem: string | undefined): X509Certificate {
  if (pem === undefined)
    throw new EngineError('engine.input_invalid', { what: 'certificate', why: 'no certificate in the chain' });
  try {
    return new X509Certificate(pem);
  } catch (cause) {
    throw new EngineError(
      'engine.input_invalid',
      { what: 'certificate', why: 'a certificate of the chain cannot be read' },
      { cause },
    );
  }
}

function parseKey(pem: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch (cause) {
    throw new EngineError(
      'engine.input_invalid',
      { what: 'certificate', why: 'the private key cannot be read' },
      { cause },
    );
  }
}

function algorithmOf(key: KeyObject): SignatureAlgorithm {
  if (key.asymmetricKeyType === 'ed25519') return 'ed25519';
  if (key.asymmetricKeyType === 'rsa' || key.asymmetricKeyType === 'rsa-pss') return 'ps256';
  const algorithm = algorithmOfCurve[key.asymmetricKeyDetails?.namedCurve ?? ''];
  if (!algorithm)
    throw new EngineError('engine.input_invalid', {
      what: 'certificate',
      why: 'C2PA allows P-256, P-384, P-521, RSA and Ed25519 keys only',
    });
  return algorithm;
}
