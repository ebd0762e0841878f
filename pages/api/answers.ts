export { sendAnswerRoute as default } from '@/server/http/sendAnswer';
