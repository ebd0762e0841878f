export { sendNames as default } from '@/server/api/http/sendNames';
