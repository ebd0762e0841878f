// The steps of browser and authenticator between two requests, loaded when someone uses a passkey.
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { type FormAnswer, postAccountForm } from './postAccountForm';

export async function signInByPasskey(next: string | undefined): Promise<FormAnswer> {
  const question = await postAccountForm('passkey-question', []);
  if (question.problem) return question;
  try {
    const optionsJSON = question.data as PublicKeyCredentialRequestOptionsJSON;
    const answer = JSON.stringify(await startAuthentication({ optionsJSON }));
    return await postAccountForm('passkey-sign-in', [
      ['answer', answer],
      ...(next === undefined ? [] : [['next', next] as const]),
    ]);
  } catch (cause) {
    return { problem: { message: describe(cause) } };
  }
}

export async function addPasskey(name: string): Promise<FormAnswer> {
  const question = await postAccountForm('passkey-new', []);
  if (question.problem) return question;
  try {
    const optionsJSON = question.data as PublicKeyCredentialCreationOptionsJSON;
    const answer = JSON.stringify(await startRegistration({ optionsJSON }));
    return await postAccountForm('passkey-add', [
      ['name', name],
      ['answer', answer],
    ]);
  } catch (cause) {
    return { problem: { message: describe(cause) } };
  }
}

function describe(cause: unknown): string {
  if (cause instanceof Error && cause.name === 'InvalidStateError')
    return 'This device holds a passkey for your account already.';
  return 'The passkey was not used: it was canceled, took too long, or this device has none for this site. Try again, or use your password.';
}
