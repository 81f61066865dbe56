import { Button, Inline, Stack, TextField, token } from '@platform/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type SignaturePad from 'signature_pad';
import { styled } from 'styled-components';
import { pathOfStrokes, SIGNATURE_HEIGHT, SIGNATURE_WIDTH } from '../../rules/forms/signaturePath';
import type { Signature } from '../../source/rows/incident';

/** Of a signature that is only drawn, or missing where it is required. */
export const NAME_OF_SIGNER = 'Enter the name of the person who signs.';

interface SignatureFieldsProps {
  role: Signature['role'];
  /** The club's day (ISO 8601). */
  today: string;
  /** Undefined while the name is empty. */
  onChange: (signature: Signature | undefined) => void;
  optional?: boolean;
  error?: string;
}

/** A person's signature: a typed name and, optionally, a drawing with a finger, a pen or a mouse. */
export function SignatureFields({ role, today, onChange, optional, error }: SignatureFieldsProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [drawing, setDrawing] = useState<string | null>(null);
  const nameField = useRef<HTMLInputElement>(null);
  // A drawing alone is no signature: the form is not sent without it.
  const problem = drawing !== null && name.trim() === '' ? NAME_OF_SIGNER : undefined;
  useEffect(() => nameField.current?.setCustomValidity(problem ?? ''), [problem]);
  const tell = (some: { name?: string; drawing?: string | null }) => {
    const now = { name, drawing, ...some };
    onChange(now.name.trim() ? { name: now.name.trim(), role, signedOn: today, drawing: now.drawing } : undefined);
  };
  const change = (path: string | null) => {
    setDrawing(path);
    tell({ drawing: path });
  };
  return (
    <Stack $gap="sm" role="group" aria-labelledby={`${id}-name`}>
      <strong id={`${id}-name`}>Signature</strong>
      <TextField
        ref={nameField}
        label="Name of the person who signs"
        optional={optional}
        hint="The typed name counts as the signature. Below you can draw it, too."
        value={name}
        error={error ?? problem}
        maxLength={120}
        onChange={(event) => {
          setName(event.target.value);
          tell({ name: event.target.value });
        }}
      />
      <Pad drawing={drawing} onChange={change} />
    </Stack>
  );
}

function Pad({ drawing, onChange }: { drawing: string | null; onChange: (path: string | null) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    let isGone = false;
    void import('signature_pad').then(({ default: Drawn }) => {
      // Without support for drawing, the typed name is enough.
      if (isGone || !canvas.current?.getContext('2d')) return;
      // The library draws in CSS pixels.
      canvas.current.width = canvas.current.clientWidth;
      canvas.current.height = canvas.current.clientHeight;
      const made = new Drawn(canvas.current, { penColor: getComputedStyle(canvas.current).color });
      made.addEventListener('endStroke', () => latest.current(pathOfStrokes(made.toData(), canvas.current)));
      pad.current = made;
    });
    return () => {
      isGone = true;
      pad.current?.off();
    };
  }, []);
  return (
    <Stack $gap="xs">
      <Field
        ref={canvas}
        width={SIGNATURE_WIDTH}
        height={SIGNATURE_HEIGHT}
        aria-label="Draw the signature"
        role="img"
      />
      <Inline>
        <Button
          size="sm"
          variant="quiet"
          disabled={drawing === null}
          onClick={() => {
            pad.current?.clear();
            onChange(null);
          }}
        >
          Clear the drawing
        </Button>
      </Inline>
    </Stack>
  );
}

const Field = styled.canvas`
  width: 100%;
  max-width: 37.5rem;
  height: auto;
  aspect-ratio: 3;
  border: 1px dashed ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  color: ${token.color.ink};
  touch-action: none;
`;
