export { stop as default } from './postgresForAll';
