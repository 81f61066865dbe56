/** Everything that the pages read. The database answers with the rows that the administrator may see. */
export * from './clubs';
export * from './engagements';
export * from './features';
export * from './health';
export * from './invitations';
export * from './mails';
export * from './people';
export * from './previews';
export * from './releases';
export * from './withdrawals';
