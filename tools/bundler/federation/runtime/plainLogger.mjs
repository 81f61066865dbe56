// Replaces logger.js of @module-federation/sdk: the runtime's messages go to the console as they are.
const createLogger = (prefix) => ({
  log: (...words) => console.log(prefix, ...words),
  info: (...words) => console.info(prefix, ...words),
  warn: (...words) => console.warn(prefix, ...words),
  error: (...words) => console.error(prefix, ...words),
  debug() {},
});

const logger = createLogger('[ Module Federation ]');

/** The others are for builds. */
const bindLoggerToCompiler = () => {};

export {
  bindLoggerToCompiler,
  createLogger,
  createLogger as createInfrastructureLogger,
  logger,
  logger as infrastructureLogger,
};
