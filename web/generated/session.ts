/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as H from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kinds of rejections of a write. */
export type ErrorCode =
  /** For a write of many records: your role does not allow it. */
  | 'FORBIDDEN'
  /** The value breaks a rule. */
  | 'INVALID'
  /** The same write, identified by its idempotency key, is still running: retry shortly. */
  | 'IN_PROGRESS'
  /** For a write of many records: the record does not exist, or you have no access to it. */
  | 'NOT_FOUND'
  /** For a write of many records: the record is valid, but others were rejected, and without `partial` none is stored. */
  | 'NOT_STORED'
  /** The record was changed after the version that was sent; `current` is the record as it is now. */
  | 'STALE'
  /** The record's status does not allow the write, or no longer does. */
  | 'TRANSITION'
  /**
   * The order cannot be closed like this: items are not received, or are received and not shipped. The messages name them. The
   * same write with `confirmed` closes it.
   */
  | 'UNFINISHED_ITEMS';

/** The token of a link. */
export type OpenPasswordLinkInput = {
  /** The `token` of the link. */
  token: string;
};

/** What a link is for. */
export type PasswordLinkPurpose =
  /** The first password of an invited person. */
  | 'INVITATION'
  /** Another password of somebody who has an account. */
  | 'RESET';

/** The state of a link. */
export type PasswordLinkState =
  /** Its time is over. */
  | 'EXPIRED'
  /** It sets a password, once. */
  | 'OPEN'
  /** A newer invitation was sent or copied. */
  | 'REPLACED'
  /** There is no such link, or it ended long ago. */
  | 'UNKNOWN'
  /** A password was set with this link or another one of the user. */
  | 'USED'
  /** It was taken back: the invitation was withdrawn, or the account was changed. */
  | 'WITHDRAWN';

/** The user who has forgotten the password. */
export type RequestPasswordResetInput = {
  /** The user's email. */
  login: string;
};

/** A new password, with the token of a mailed link. */
export type ResetPasswordInput = {
  /** The new password: 8 to 128 characters, with a lower case letter, an upper case letter, a digit and a special character. */
  password: string;
  /** The new password again. */
  passwordConfirmation: string;
  /** The `token` of the link. */
  token: string;
};

/** The first organization and its system administrator, with the token of a printed link. */
export type SetUpInput = {
  /** The email address that the person signs in with, at most 254 characters. */
  email: string;
  /** The person's first name, at most 255 characters. */
  firstName: string;
  /** The person's last name, at most 255 characters. */
  lastName: string;
  /** The organization's name, at most 255 characters. */
  organizationName: string;
  /** A short name of the organization, for where space is limited, at most 15 characters. */
  organizationShortName: string;
  /** The password: 8 to 128 characters, with a lower case letter, an upper case letter, a digit and a special character. */
  password: string;
  /** The password again. */
  passwordConfirmation: string;
  /** The `token` of the link. */
  token: string;
};

/** Email and password. */
export type SignInInput = {
  /** The user's email. */
  login: string;
  /** The user's password. */
  password: string;
};

export type HeartbeatQueryVariables = Exact<{ [key: string]: never; }>;


export type HeartbeatQuery = { viewer: { __typename: 'Viewer', profile: { __typename: 'User', id: string } } };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { __typename: 'SignInResult', profile: { __typename: 'User', id: string } | null, errors: Array<{ __typename: 'FieldError', field: string, message: string, code: ErrorCode }> } | null };

export type NeedsSetupQueryVariables = Exact<{ [key: string]: never; }>;


export type NeedsSetupQuery = { needsSetup: boolean };

export type SetUpMutationVariables = Exact<{
  input: SetUpInput;
}>;


export type SetUpMutation = { setUp: { __typename: 'SetUpResult', profile: { __typename: 'User', id: string } | null, errors: Array<{ __typename: 'FieldError', field: string, message: string, code: ErrorCode }> } | null };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { __typename: 'RequestPasswordResetResult', sent: boolean, errors: Array<{ __typename: 'FieldError', field: string, message: string, code: ErrorCode }> } | null };

export type OpenPasswordLinkMutationVariables = Exact<{
  input: OpenPasswordLinkInput;
}>;


export type OpenPasswordLinkMutation = { openPasswordLink: { __typename: 'OpenPasswordLinkResult', state: PasswordLinkState | null, purpose: PasswordLinkPurpose | null, fullName: string | null, email: string | null, invitedBy: string | null, organizationName: string | null, roleName: string | null } | null };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { __typename: 'ResetPasswordResult', changed: boolean, profile: { __typename: 'User', id: string } | null, errors: Array<{ __typename: 'FieldError', field: string, message: string, code: ErrorCode }> } | null };


export const HeartbeatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Heartbeat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<HeartbeatQuery, HeartbeatQueryVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const NeedsSetupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NeedsSetup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needsSetup"}}]}}]} as unknown as DocumentNode<NeedsSetupQuery, NeedsSetupQueryVariables>;
export const SetUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SetUpMutation, SetUpMutationVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const OpenPasswordLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenPasswordLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenPasswordLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openPasswordLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}}]}}]}}]} as unknown as DocumentNode<OpenPasswordLinkMutation, OpenPasswordLinkMutationVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const useHeartbeatQuery = (options?: H.useQuery.Options<HeartbeatQuery, HeartbeatQueryVariables>) =>
  H.useQuery<HeartbeatQuery, HeartbeatQueryVariables>(HeartbeatDocument, { ...options } as H.useQuery.Options<HeartbeatQuery, HeartbeatQueryVariables>);

export const useSignInMutation = (options?: H.useMutation.Options<SignInMutation, SignInMutationVariables>) =>
  H.useMutation<SignInMutation, SignInMutationVariables>(SignInDocument, options);

export const useNeedsSetupQuery = (options?: H.useQuery.Options<NeedsSetupQuery, NeedsSetupQueryVariables>) =>
  H.useQuery<NeedsSetupQuery, NeedsSetupQueryVariables>(NeedsSetupDocument, { ...options } as H.useQuery.Options<NeedsSetupQuery, NeedsSetupQueryVariables>);

export const useSetUpMutation = (options?: H.useMutation.Options<SetUpMutation, SetUpMutationVariables>) =>
  H.useMutation<SetUpMutation, SetUpMutationVariables>(SetUpDocument, options);

export const useRequestPasswordResetMutation = (options?: H.useMutation.Options<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>) =>
  H.useMutation<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>(RequestPasswordResetDocument, options);

export const useOpenPasswordLinkMutation = (options?: H.useMutation.Options<OpenPasswordLinkMutation, OpenPasswordLinkMutationVariables>) =>
  H.useMutation<OpenPasswordLinkMutation, OpenPasswordLinkMutationVariables>(OpenPasswordLinkDocument, options);

export const useResetPasswordMutation = (options?: H.useMutation.Options<ResetPasswordMutation, ResetPasswordMutationVariables>) =>
  H.useMutation<ResetPasswordMutation, ResetPasswordMutationVariables>(ResetPasswordDocument, options);