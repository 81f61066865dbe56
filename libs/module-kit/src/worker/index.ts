export { answerWork, type WorkerNews } from './answerWork';
