import type { ClubPage, OpenRole } from './clubPage.ts';
import { escapeHtml } from './escapeHtml.ts';

/** The open positions as items of a list, for those who read the page before or without its script. */
export function positionsMarkup({ roles, season, season_closed: isClosed }: ClubPage): string {
  // The page hides how to apply next to a list that is marked as closed.
  if (isClosed)
    return `<li data-closed><strong>Applications are closed</strong><p>The season ${escapeHtml(season)} has ended.</p></li>`;
  if (roles.length === 0) return '<li>No open positions right now</li>';
  return roles.map(positionMarkup).join('');
}

function positionMarkup({ title, department, description, requirements, ...pay }: OpenRole): string {
  const lines = [payLine(pay), description, requirements.join(' · ')].filter(Boolean) as string[];
  const heading = [title, department].filter(Boolean).join(', ');
  return `<li><strong>${escapeHtml(heading)}</strong>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</li>`;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

function payLine({
  pay_range_min: low,
  pay_range_max: high,
}: Pick<OpenRole, 'pay_range_min' | 'pay_range_max'>): string {
  const bounds = [...new Set([low, high])].filter((bound) => bound !== null).map((bound) => dollars.format(bound));
  return bounds.length > 0 ? `${bounds.join(' – ')} an hour` : '';
}
