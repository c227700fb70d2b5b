import { IconButton, Input, InputGroup } from '@chakra-ui/react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { memo, useState } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './formContext.ts';
import { formMessages } from './messages.ts';
import { PasswordStrength } from './PasswordStrength.tsx';

/** The input of a password, with a button that reveals it. */
export const PasswordInput = memo(function PasswordInput({ value, change, blur, ...frame }: InputProps<string>) {
  const [shown, setShown] = useState(false);
  const { label, autoComplete, strength } = frame.look;
  const { show, hide } = formMessages.password;
  return (
    <FieldFrame {...frame}>
      <InputGroup
        endElement={
          <IconButton
            variant="ghost"
            size="xs"
            me="-2"
            aria-label={shown ? hide(label) : show(label)}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
        }
      >
        <Input
          name={frame.name}
          type={shown ? 'text' : 'password'}
          value={value}
          autoComplete={autoComplete}
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => change(event.target.value)}
          onBlur={blur}
        />
      </InputGroup>
      {strength && <PasswordStrength password={value} />}
    </FieldFrame>
  );
});
