import { keptText } from '@platform/module-kit';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

/** The last link that was opened in this tab, so that a reload finds it again. */
const opened = keptText('sessionStorage', 'post-season-survey-link');

/**
 * The secret of a link to a survey: `/survey#<token>`, or `/survey/<token>` in earlier emails. It leaves the address at
 * once, so that neither the browser's history nor a shared screen keeps it. A browser that blocks storage keeps the address.
 * @returns '' if this tab has opened no link
 */
export function useLinkToken(): string {
  const { token: inPath } = useParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const given = inPath ?? hash.slice(1);
  useEffect(() => {
    if (given && opened.write(given)) void navigate('/survey', { replace: true });
  }, [given, navigate]);
  return given || (opened.read() ?? '');
}
