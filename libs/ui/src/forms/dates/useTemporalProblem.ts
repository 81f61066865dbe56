import { useEffect, useRef, useState } from 'react';
import { temporalProblem } from './temporalProblem';

interface Temporal {
  kind: 'date' | 'time';
  value: string;
  min?: string;
  max?: string;
}

/**
 * The problem of a native date or time input, once a person has left it. Only the browser knows about digits that make
 * no date; the value is empty then.
 */
export function useTemporalProblem(temporal: Temporal) {
  const input = useRef<HTMLInputElement>(null);
  const [unfinished, setUnfinished] = useState(false);
  const [left, setLeft] = useState(true);
  const problem = temporalProblem({ ...temporal, unfinished });
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem]);
  const look = () => setUnfinished(input.current?.validity.badInput ?? false);
  return {
    problem: left ? problem : undefined,
    inputProps: {
      ref: input,
      onFocus: () => setLeft(false),
      onInput: look,
      onBlur: () => {
        look();
        setLeft(true);
      },
    },
  };
}
