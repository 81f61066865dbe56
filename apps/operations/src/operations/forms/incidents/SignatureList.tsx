import { emptyIncidentTexts, signerWords } from '@platform/contract/reports';
import { dayInWords, Muted } from '@platform/module-kit/screens';
import { Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import { SIGNATURE_HEIGHT, SIGNATURE_WIDTH } from '../../rules/forms/signaturePath';
import type { Signature } from '../../source/rows/incident';

/** Who signed an incident, when, and the drawing. */
export function SignatureList({ signatures }: { signatures: readonly Signature[] }) {
  if (signatures.length === 0) return <Muted>{emptyIncidentTexts.signatures}</Muted>;
  return (
    <Stack as="ul" role="list" $gap="sm">
      {signatures.map(({ name, role, signedOn, drawing }, place) => (
        <li key={place}>
          <Stack $gap="hair">
            {drawing !== null && (
              <Drawing
                viewBox={`0 0 ${SIGNATURE_WIDTH} ${SIGNATURE_HEIGHT}`}
                role="img"
                aria-label={`Drawn by ${name}`}
              >
                <path d={drawing} />
              </Drawing>
            )}
            <strong>{name}</strong>
            <Muted>{`${signerWords[role]}, signed ${signedDay(signedOn)}`}</Muted>
          </Stack>
        </li>
      ))}
    </Stack>
  );
}

/** The database checks the format of a day, not whether it exists. An invalid one must not break the page. */
function signedDay(day: string): string {
  return Number.isNaN(Date.parse(day)) ? day : dayInWords(day);
}

const Drawing = styled.svg`
  width: 12rem;
  max-width: 100%;
  border-bottom: 1px solid ${token.color.line};
  path {
    fill: none;
    stroke: ${token.color.ink};
    stroke-width: 4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
