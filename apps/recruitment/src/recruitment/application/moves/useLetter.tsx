import { useState, type ReactNode } from 'react';
import { letterTo, LONGEST_LETTER, type LetterKind } from '../../rules/letters';
import type { Application } from '../../source/rows/application';
import { useLetterSettings } from '../../source/queries';
import { useRecruitmentSource } from '../../source/useRecruitmentSource';
import { LetterFields } from './LetterFields';

interface Letter {
  /** The email to send; null for none. */
  letter: string | null;
  /** Whether its text is loaded, or no email is wanted. */
  isKnown: boolean;
  /** Whether it can be sent, or no email is wanted. */
  isReady: boolean;
  fields: ReactNode;
}

/**
 * The email part of a dialog. The text starts as the club's template, and is sent exactly as the manager leaves it.
 * @param isChecked whether errors show
 */
export function useLetter(application: Application, kind: LetterKind, isChecked: boolean): Letter {
  const { clubName } = useRecruitmentSource();
  const settings = useLetterSettings();
  const [isWanted, setWanted] = useState(true);
  const [typed, setTyped] = useState<string | null>(null);
  const isTold = isWanted && application.email !== null;
  const text = typed ?? (settings.data ? letterTo(kind, application, clubName, settings.data) : '');
  const isFilled = text.trim() !== '' && [...text].length <= LONGEST_LETTER;
  return {
    letter: isTold ? text.trim() : null,
    isKnown: !isTold || settings.data !== undefined,
    isReady: !isTold || (settings.data !== undefined && isFilled),
    fields: (
      <LetterFields
        email={application.email}
        isTold={isTold}
        onToldChange={setWanted}
        settings={settings}
        text={text}
        onTextChange={setTyped}
        error={
          isChecked && settings.data && text.trim() === '' ? 'Write what the email says, or send none.' : undefined
        }
      />
    ),
  };
}
