import { maxLogoBytes } from "@portico/contract/features/settings/settings";
import { settingsSchemas } from "@portico/contract/features/settings/settings.schemas";
import { errorMessage, useRepeatableRequest } from "@portico/renderer/client";
import { Button, TextField } from "@portico/ui";
import { type ChangeEvent, forwardRef, useRef, useState } from "react";
import { settingMessages } from "../../messages/settings.ts";

const texts = settingMessages.logo;
const uploaded = settingsSchemas["settings.uploadLogo"].response;

export interface LogoFieldProps {
  label: string;
  name?: string | undefined;
  value?: string | null | undefined;
  error?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: ((event: unknown) => void) | undefined;
}

/** A logo on this site: its path, an upload that fills it in, and a preview. */
export const LogoField = forwardRef<HTMLInputElement, LogoFieldProps>(function LogoField(
  { label, value, error, onChange, ...rest },
  ref,
) {
  const send = useRepeatableRequest();
  const input = useRef<HTMLInputElement>(null);
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const path = value ?? "";

  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = "";
    if (!file) return;
    if (file.size > maxLogoBytes) return setProblem(texts.tooLarge);
    setProblem(undefined);
    setUploading(true);
    try {
      const form = new FormData();
      form.set("file", file);
      const response = await send("settings.uploadLogo", { form });
      onChange?.(uploaded.parse(await response.json()).path);
    } catch (cause) {
      setProblem(texts.failed(errorMessage(cause)));
    } finally {
      setUploading(false);
    }
  };
  return (
    <div className="grid gap-2">
      <div className="flex items-start gap-2">
        <TextField
          {...rest}
          ref={ref}
          label={label}
          value={path}
          hint={texts.hint}
          error={problem ?? error}
          autoComplete="off"
          className="min-w-0 flex-1"
          onChange={(event) => {
            setProblem(undefined);
            onChange?.(event.target.value);
          }}
        />
        <Button className="mt-6.5" isLoading={isUploading} onClick={() => input.current?.click()}>
          {isUploading ? texts.uploading : texts.upload}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-hidden="true"
          tabIndex={-1}
          className="hidden"
          onChange={(event) => void upload(event)}
        />
      </div>
      {path.startsWith("/") && (
        <div className="flex min-h-14 w-fit max-w-full items-center rounded-md border border-border bg-surface p-2">
          <img key={path} src={path} alt={texts.preview} className="h-12 w-48 object-contain object-left" />
        </div>
      )}
    </div>
  );
});
