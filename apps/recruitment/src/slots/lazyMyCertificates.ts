import { homePart } from '@platform/module-kit/screens';

export const MyCertificates = homePart(
  () => import('./MyCertificates'),
  (file) => file.MyCertificates,
  (file) => file.firstOfCertificates,
);
