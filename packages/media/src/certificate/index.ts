export { developmentPairFile, makeDevelopmentPair, openDevelopmentCertificate } from './development-certificate.ts';
export { type SignatureAlgorithm, type SigningCertificate, readCertificate, splitPem } from './signing-certificate.ts';
