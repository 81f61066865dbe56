/** What happens to an email to an applicant. */
export const onItsWay = (isDemo: boolean) => (isDemo ? 'The demo sends no email.' : 'The email is on its way.');
