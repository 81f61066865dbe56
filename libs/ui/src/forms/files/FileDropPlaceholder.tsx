import { useId } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../../feedback/Skeleton';
import { token } from '../../tokens/token';
import { Field, type FieldTexts } from '../Field';
import { DISC, DropFrame } from './DropFrame';

/** The placeholder of a FileDrop while its code loads: its texts, and a zone as high as the real one. */
export function FileDropPlaceholder({ label, hint, error, optional }: FieldTexts) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <DropFrame aria-hidden="true" data-coming="">
        <Skeleton $width={DISC} $height={DISC} $round />
        <p>{EMPTY_LINE}</p>
        <Limits>{EMPTY_LINE}</Limits>
      </DropFrame>
    </Field>
  );
}

/** A no-break space: an empty paragraph has no height. */
const EMPTY_LINE = '\u00a0';

const Limits = styled.p`
  font-size: ${token.size.sm};
`;
