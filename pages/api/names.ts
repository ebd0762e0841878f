export { sendNames as default } from '@/server/http/sendNames';
