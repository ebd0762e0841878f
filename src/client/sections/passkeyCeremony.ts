// The steps of browser and authenticator between two requests, loaded when someone uses a passkey.
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { AccountAction } from '@/domain/routes/teams';
import { type FormAnswer, postAccountForm } from './postAccountForm';

export const signInByPasskey = (next: string | undefined): Promise<FormAnswer> =>
  answerQuestion('passkey-question', async (question) => {
    const optionsJSON = question as PublicKeyCredentialRequestOptionsJSON;
    const answer = JSON.stringify(await startAuthentication({ optionsJSON }));
    return postAccountForm('passkey-sign-in', [
      ['answer', answer],
      ...(next === undefined ? [] : [['next', next] as const]),
    ]);
  });

export const addPasskey = (name: string): Promise<FormAnswer> =>
  answerQuestion('passkey-new', async (question) => {
    const optionsJSON = question as PublicKeyCredentialCreationOptionsJSON;
    const answer = JSON.stringify(await startRegistration({ optionsJSON }));
    return postAccountForm('passkey-add', [
      ['name', name],
      ['answer', answer],
    ]);
  });

/** Asks the server for the question that the authenticator signs. */
async function answerQuestion(
  action: AccountAction,
  send: (question: unknown) => Promise<FormAnswer>,
): Promise<FormAnswer> {
  const question = await postAccountForm(action, []);
  if (question.problem) return question;
  try {
    return await send(question.data);
  } catch (cause) {
    return { problem: { message: describeFailure(cause) } };
  }
}

function describeFailure(cause: unknown): string {
  if (cause instanceof Error && cause.name === 'InvalidStateError')
    return 'This device holds a passkey for your account already.';
  return 'The passkey was not used: it was canceled, took too long, or this device has none for this site. Try again, or use your password.';
}
