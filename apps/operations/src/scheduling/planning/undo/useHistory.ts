import { useRef, useState } from 'react';
import { noHistory, withStep, type History, type Step } from './history';

/** The actions of a page that can be undone and redone, and the last one in words. */
export interface KeptHistory {
  /** As the page shows it. */
  shown: History;
  /** As it is now: an action in progress changes it before the page renders again. */
  newest: () => History;
  change: (become: (now: History) => History) => void;
  add: (step: Step) => void;
  /** The last action, for screen readers. */
  said: string;
  say: (sentence: string) => void;
  /** Adds an action that the page has just done, and says it. */
  addAndSay: (step: Step) => void;
}

/** Keeps the history of a page from week to week. */
export function useHistory(): KeptHistory {
  const [shown, setShown] = useState(noHistory);
  const newest = useRef(noHistory);
  const [said, say] = useState('');
  const change = (become: (now: History) => History) => {
    newest.current = become(newest.current);
    setShown(newest.current);
  };
  const add = (step: Step) => change((now) => withStep(now, step));
  const addAndSay = (step: Step) => {
    add(step);
    say(`${step.words}.`);
  };
  return { shown, newest: () => newest.current, change, add, said, say, addAndSay };
}
