import type { ClubPage, OpenRole } from './clubPage.ts';

/**
 * The open positions as job searches read them: https://schema.org/JobPosting, with what
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting asks for. Work at a seasonal club is
 * temporary, paid by the hour, and applied for on the page itself.
 * @param address the page's own, where people apply
 */
export function jobPostings(club: ClubPage, address: string): object {
  return { '@context': 'https://schema.org', '@graph': club.roles.map((role) => jobPosting(role, club, address)) };
}

function jobPosting(role: OpenRole, { name, address: place, season }: ClubPage, address: string): object {
  const { title, description, requirements, posted_on: datePosted } = role;
  return {
    '@type': 'JobPosting',
    title,
    description: description ?? `${title} at ${name}, season ${season}.`,
    datePosted,
    employmentType: 'TEMPORARY',
    hiringOrganization: { '@type': 'Organization', name },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', ...(place && { streetAddress: place }), addressCountry: 'US' },
    },
    ...(requirements.length > 0 && { qualifications: requirements.join(', ') }),
    ...salary(role),
    url: address,
    directApply: true,
  };
}

/** US dollars an hour, as far as the club says them. */
function salary({ pay_range_min: low, pay_range_max: high }: OpenRole): object {
  if (low === null && high === null) return {};
  const range = { ...(low !== null && { minValue: low }), ...(high !== null && { maxValue: high }) };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', ...range, unitText: 'HOUR' },
    },
  };
}
