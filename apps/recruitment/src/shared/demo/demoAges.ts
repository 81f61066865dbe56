import { lawfulAge } from '@platform/contract/employment';
import { sampleCertificationTypes } from '@platform/sample-club';
import type { DemoClub } from './demoClub';

const certificationNames = new Map(sampleCertificationTypes.map(({ id, name }) => [id, name]));

/** The age from which the law lets people work in a role of the demo. */
export const lawfulAgeInDemo = ({ title, requirements }: DemoClub['roles'][number]): number =>
  lawfulAge(
    title,
    requirements.flatMap(({ certificationTypeId }) => certificationNames.get(certificationTypeId ?? '') ?? []),
  );
