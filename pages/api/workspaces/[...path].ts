export const config = { api: { bodyParser: false, externalResolver: true, responseLimit: false } };

export { sendWorkspaceFile as default } from '@/server/api/http/sendWorkspaceFile';
